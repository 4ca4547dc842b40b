import { mount } from "svelte";
import App from "./app/App.svelte";
import { startTexts } from "./i18n/index.svelte";
import "./tokens.css";
import "./base.css";

const target = document.getElementById("app");
if (!target) throw new Error("the page has no #app");
await startTexts();
mount(App, { target });
