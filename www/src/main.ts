import "@fontsource-variable/alegreya";
import "@fontsource-variable/commissioner";
import "./welcome.css";
import "./app.js";
import { offline } from "./offline.js";

offline.start();
