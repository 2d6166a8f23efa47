import { type Static, type TProperties, Type } from "@sinclair/typebox";
import { Nullable } from "../schema/nullable";

export const Pagination = Type.Object(
  { page: Type.Integer(), limit: Type.Integer(), total: Type.Integer(), totalPages: Type.Integer() },
  { title: "Pagination" },
);
export type Pagination = Static<typeof Pagination>;

/** A page of a list, under the name of its items. */
export const PageOf = <Items extends TProperties>(title: string, items: Items) =>
  Type.Object({ ...items, pagination: Pagination }, { title });

/** What a list that is read on from an item has beside its items: `item` and `none` are words for a reader. */
export const readOn = ({ item, none }: { readonly item: string; readonly none: string }) => ({
  hasMore: Type.Boolean({ description: `Pass the last ${item}'s id as \`after\` in the next request.` }),
  cursor: Nullable(
    Type.String({ description: `The value for \`after\` in the next request; null while there is ${none}.` }),
  ),
});

/** The query parameters of a paged list. */
export const pageQuery = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
};
