import type { Address } from "@lunas/catalog/chain";
import { createKmsSigner, type Kms } from "@lunas/chain/send/kms-signer";
import { createRemoteSigner, type RemoteSigner } from "@lunas/chain/send/remote-signer";
import type { Signer } from "@lunas/chain/send/signer";
import type { SignerObserver } from "@lunas/chain/send/signer-observer";
import { createWeb3Signer } from "@lunas/chain/send/web3-signer";
import { openAwsKms } from "./aws-kms";
import { openGcpKms } from "./gcp-kms";
import { type KeyReference, nameOf } from "./key-reference";

export interface RemoteSignerPlace {
  readonly chainId: number;
  readonly observe: SignerObserver;
  /** Why a new address must not be used; null: no reason. */
  readonly objection: (name: string, address: Address) => string | null;
}

/** The signer of a remote key; sends no request yet. */
export function openRemoteSigner(reference: KeyReference, place: RemoteSignerPlace): RemoteSigner {
  const name = nameOf(reference);
  const { chainId, observe, objection } = place;
  return createRemoteSigner({
    ...{ name, chainId, observe },
    expected: reference.address,
    open: opener(reference),
    objection: (address) => objection(name, address),
  });
}

function opener({ home, place, address }: KeyReference): (signal: AbortSignal) => Promise<Signer> {
  if (home === "web3signer") {
    if (address === null) throw new Error("a web3signer's key is named by its address");
    const signer = createWeb3Signer({ address, url: place });
    return async () => signer;
  }
  // One client, however often it is used.
  let opened: Promise<Kms> | undefined;
  return async (signal) => {
    opened ??= home === "aws-kms" ? openAwsKms(place) : openGcpKms(place);
    return createKmsSigner(await opened, signal);
  };
}
