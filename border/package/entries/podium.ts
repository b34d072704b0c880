export { connectPodium, type BorderPodlet, type PodiumBorder } from "../podium/connect-podium.ts";
