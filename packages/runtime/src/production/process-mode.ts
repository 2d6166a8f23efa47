let production = false;

/** What the settings of this process's service said; the settings are read once, before anything else. */
export function noteProduction(isProduction: boolean): void {
  production = isProduction;
}

/** Whether money is real for this process. */
export const isProductionProcess = (): boolean => production;
