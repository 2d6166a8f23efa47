-- Sign-in nonces that were used: a nonce proves by itself that Lunas issued it, and opens one sign-in.

-- CreateTable
CREATE TABLE "used_sign_in_nonces" (
    "nonce" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "used_sign_in_nonces_pkey" PRIMARY KEY ("nonce")
);

ALTER TABLE "used_sign_in_nonces" ADD CONSTRAINT "used_sign_in_nonces_nonce_check" CHECK (length("nonce") <= 64);

-- CreateIndex
CREATE INDEX "used_sign_in_nonces_expires_at_idx" ON "used_sign_in_nonces"("expires_at");
