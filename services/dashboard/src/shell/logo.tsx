import icon from "./icon.svg";

export function Logo() {
  return (
    <span className="logo">
      <img src={icon} width="28" height="28" alt="" />
      Lunas
    </span>
  );
}
