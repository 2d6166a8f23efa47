/** Line icons on a grid of 20, drawn with the colour of the text. */
const paths = {
  home: "M3 9.5 10 3l7 6.5V17h-4.5v-4.5h-5V17H3z",
  payments: "M2.5 5.5h15v9h-15zM2.5 8.5h15M5.5 12h3",
  hold: "M5 3h10M5 17h10M6 3v2.500c0 2 4 3.500 4 4.500s-4 2.500-4 4.500V17M14 3v2.500c0 2-4 3.500-4 4.500s4 2.500 4 4.500V17",
  channel: "M3 5v10M17 5v10M3 7.500h11m-3-3 3 3-3 3M6 12.500h11",
  refund: "M7 4 3 8l4 4M3 8h9a5 5 0 0 1 0 10H8",
  code: "m7 6-4 4 4 4m6-8 4 4-4 4",
  link: "M8.500 11.500a3.200 3.200 0 0 0 4.600 0l2.600-2.600a3.250 3.250 0 0 0-4.600-4.600L10 5.400M11.500 8.500a3.200 3.200 0 0 0-4.600 0l-2.600 2.600a3.250 3.250 0 0 0 4.600 4.600l1.100-1.100",
  key: "M12.5 11.5a4 4 0 1 0-3-3L3 15v2h3v-2h2v-2z",
  webhook: "M10 6.5a2.5 2.5 0 1 0-2 2.4L5.5 13M10 6.5 12.6 11m0 0A2.5 2.5 0 1 1 11 14H6.5m-1 1.5a2.5 2.5 0 1 1 0-5",
  events: "M10 3v4m0 6v4M3 10h4m6 0h4M5 5l2.5 2.5m5 5L15 15M15 5l-2.5 2.5m-5 5L5 15",
  sandbox: "M7 3h6M8 3v5l-4.5 7.5A1 1 0 0 0 4.400 17h11.200a1 1 0 0 0 .9-1.500L12 8V3M6 13h8",
  account:
    "M10 9.500a3.250 3.250 0 1 0 0-6.500 3.250 3.250 0 0 0 0 6.500zM3.500 17c.6-3.300 3.200-5 6.500-5s5.900 1.700 6.500 5",
  menu: "M3 5.500h14M3 10h14M3 14.500h14",
  close: "m5 5 10 10M15 5 5 15",
  copy: "M7 7h9v9H7zM4 13V4h9",
  check: "m4 10.500 4 4 8-9",
  external: "M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7",
  chevron: "m6 8 4 4 4-4",
  back: "m12 5-5 5 5 5",
  alert: "M10 3 2.500 16.500h15zM10 8v4m0 2.200v.1",
  clock: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM10 6v4l2.500 2",
  search: "M9 14.500a5.500 5.500 0 1 0 0-11 5.500 5.500 0 0 0 0 11zM13 13l4 4",
  download: "M10 3v10m0 0-4-4m4 4 4-4M3.500 16.500h13",
  wallet:
    "M3 6.500A1.500 1.500 0 0 1 4.500 5H15v3M3 6.500V15a1 1 0 0 0 1 1h12.500V8h-12A1.500 1.500 0 0 1 3 6.500zM13.500 12h.1",
  flask: "M7 3h6M8 3v5l-4.500 7.500A1 1 0 0 0 4.400 17h11.200a1 1 0 0 0 .9-1.500L12 8V3",
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 18 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
