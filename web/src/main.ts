import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import { mount } from "svelte";
import { loadText, wantedLanguage } from "$lib/text.svelte";
import App from "./App.svelte";

const RELOADED = "volteface:reloaded";

// A page that stood open while the client was built anew asks for parts that are gone: once loaded again, it has the new ones.
addEventListener("vite:preloadError", (fault) => {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  if (Date.now() - last < 30_000) return;
  fault.preventDefault();
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
});

// Nothing is drawn before it can be said.
await loadText(wantedLanguage());
const target = document.getElementById("app");
if (target) mount(App, { target });
