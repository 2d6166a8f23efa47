import { useQuery } from "@tanstack/react-query";
import { queries } from "../../api/queries";
import { countFailed, type FailedCount } from "./sent-again";

/** The longest page of the API. */
const limit = 100;

/** How many failed deliveries "send failed again" sends; none while they are not known. */
export function useFailed(): FailedCount {
  const { data } = useQuery(queries.deliveries({ status: "failed", limit }));
  return data === undefined ? { count: 0, number: "0" } : countFailed(data, Date.now());
}
