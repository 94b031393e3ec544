import "@fontsource-variable/alegreya";
import "@fontsource-variable/commissioner";
import "./app.js";
import { offline } from "./offline.js";

offline.start();
