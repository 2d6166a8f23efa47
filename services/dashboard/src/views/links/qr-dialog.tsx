import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { PaymentLink } from "../../api/schemas";
import { Button } from "../../ui/button";
import { Dialog } from "../../ui/dialog";
import { Icon } from "../../ui/icon";
import { QueryView } from "../../ui/query-view";

interface QrDialogProps {
  readonly open: boolean;
  readonly link: PaymentLink;
  readonly onClose: () => void;
}

/** The QR code of a link's page, to show or to print. */
export function QrDialog({ open, link: { linkId, url, title }, onClose }: QrDialogProps) {
  const { t } = useTranslation();
  const query = useQuery({ queryKey: ["qr", url], queryFn: () => qrOf(url), enabled: open, staleTime: Infinity });
  return (
    <Dialog open={open} onClose={onClose} title={t("links.qrTitle", { title })} lead={t("links.qrMore")}>
      <QueryView query={query}>
        {(svg) => (
          <>
            <img
              className="qr"
              src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
              alt={t("links.qrAlt", { title })}
            />
            <div className="form-actions">
              <Button kind="primary" onClick={() => download(svg, `${linkId}.svg`)}>
                <Icon name="download" size={16} />
                {t("links.download")}
              </Button>
            </div>
          </>
        )}
      </QueryView>
    </Dialog>
  );
}

/** As SVG, which prints at any size. Loaded when the first one is shown. */
async function qrOf(url: string): Promise<string> {
  const { toString: draw } = await import("qrcode");
  return draw(url, { type: "svg", errorCorrectionLevel: "M", margin: 3 });
}

function download(svg: string, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
