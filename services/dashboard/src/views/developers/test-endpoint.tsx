import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../api/calls";
import { duration } from "../../format/time";
import { Button } from "../../ui/button";
import { Code } from "../../ui/copy";
import { Failed, Notice } from "../../ui/states";

/** Sends `webhook.test` and shows what the endpoint said. */
export function TestEndpoint() {
  const { t, i18n } = useTranslation();
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: api.testWebhook,
    onSettled: () => client.invalidateQueries({ queryKey: ["live"] }),
  });
  const { data } = test;
  return (
    <div className="test-endpoint">
      <Button onClick={() => test.mutate()} busy={test.isPending}>
        {t("webhooks.test")}
      </Button>
      {test.error !== null && <Failed error={test.error} />}
      {data && (
        <>
          <Notice tone={data.delivered ? "good" : "bad"}>
            {t(data.delivered ? "webhooks.testGood" : "webhooks.testBad", {
              answer: String(data.httpStatus ?? data.error ?? ""),
              duration: duration(data.durationMs, i18n.language),
            })}
          </Notice>
          {data.responseExcerpt && <Code text={data.responseExcerpt} label={t("webhooks.answer")} />}
        </>
      )}
    </div>
  );
}
