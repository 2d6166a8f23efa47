import { runService } from "@lunas/runtime/process";
import { compose } from "./compose";
import { readConfig } from "./config";

void runService("console", readConfig, compose);
