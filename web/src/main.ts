import { mount } from "svelte";
import { to } from "./root";
import App from "./app/App.svelte";
import { startTexts } from "./i18n/index.svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
await startTexts();
mount(App, { target });
// Shows notices and a page without network; browsers have it over HTTPS and on this machine only.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register(to("/sw.js")).catch(() => undefined);
