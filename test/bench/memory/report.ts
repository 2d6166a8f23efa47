import type { Flatness, MemoryFigures } from "./figures";

export function printMemory({ payments, perSecond, flatness }: MemoryFigures, what = "payments"): void {
  console.log(`\nresident memory over ${payments} ${what} (${perSecond.toFixed(0)}/s), MB`);
  console.log(`${"".padEnd(12)}${["early", "late", "most", "growth", "for 10,000"].map(right).join("")}`);
  for (const [name, each] of Object.entries(flatness) as [string, Flatness][]) {
    const { earlyMb, lateMb, mostMb, growth, mbPer10000Payments } = each;
    const numbers = [earlyMb, lateMb, mostMb].map((mb) => mb.toFixed(0));
    console.log(
      `${name.padEnd(12)}${[...numbers, `${growth.toFixed(2)} ×`, `${mbPer10000Payments.toFixed(1)} MB`].map(right).join("")}`,
    );
  }
}

const right = (text: string) => text.padStart(12);
