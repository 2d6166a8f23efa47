import { runService } from "@lunas/runtime/process";
import { compose } from "./compose";
import { readConfig } from "./settings/read-config";

void runService("gateway", readConfig, compose);
