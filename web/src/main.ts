import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import { loadText, wantedLanguage } from "$lib/text.svelte";
import App from "./App.svelte";

// Nothing is drawn before it can be said.
await loadText(wantedLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });
