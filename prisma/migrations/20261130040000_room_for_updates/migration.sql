-- A payment has three versions within seconds and an attempt two. Where the page has no room for the last one, it goes to
-- another page and into every index. Half of a page is left free for it, and used again as soon as the old version is gone.
ALTER TABLE payments SET (fillfactor = 50);
ALTER TABLE attempts SET (fillfactor = 50);
