import { useMutation, useQueryClient } from "@tanstack/react-query";
import { toast } from "../ui/toasts";
import { change } from "./api";

/** Makes a change by the words of `lunas-ops`; every view is read again afterwards. */
export function useChange(onDone: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (words: readonly string[]) => change(words),
    onSuccess: async ({ message }) => {
      toast(message);
      await client.invalidateQueries();
      onDone();
    },
  });
}
