-- The faucet's treasury has a lane like any signer, but it settles no payments: with ether in it alone, none can be taken.
ALTER TABLE "lanes" ADD COLUMN "settles" BOOLEAN NOT NULL DEFAULT true;
