export function Logo() {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" />
        <path d="M8.500 16.500 14 22l10-12" />
      </svg>
      Lunas
    </span>
  );
}
