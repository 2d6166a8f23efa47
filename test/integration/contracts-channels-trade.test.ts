import { freshWallet } from "@lunas/testkit/payer/fresh-wallet";
import { ethers } from "ethers";
import { idrx, mined, newPayer } from "./contracts-chain";
import { batchSettlement, type ChannelConfig, type Channels, openChannels } from "./contracts-channels";
import { type AuthorizerOf, type StockTrade, startStockTrade } from "./contracts-channels-stock";

describe.each<AuthorizerOf>(["shop", "facilitator"])(
  "a stock payer, shop and facilitator; the %s authorizes",
  (authorizerOf) => {
    let channels: Channels;
    let trade: StockTrade;
    let payer: ethers.Wallet;
    const receiver = freshWallet().address;
    beforeAll(async () => {
      channels = await openChannels();
      const { chain } = channels;
      payer = await newPayer(chain, idrx, 1_000_000n);
      const { rpcUrl } = chain;
      trade = await startStockTrade({ rpcUrl, payerKey: payer.privateKey, receiver, authorizerOf });
    }, 30_000);
    afterAll(async () => {
      await trade?.close();
      await channels?.chain.stop();
    });

    const balances = async () => ({
      payer: await channels.tokens(payer.address),
      shop: await channels.tokens(receiver),
    });

    it("deposit once and charge what was used, with vouchers", async () => {
      expect(await trade.buy()).toBe("10000");
      expect(await balances()).toEqual({ payer: 900_000n, shop: 0n });
      expect([await trade.buy("7000"), await trade.buy(), await trade.buy("7000")]).toEqual(["7000", "10000", "7000"]);
      expect(await balances()).toEqual({ payer: 900_000n, shop: 0n });
    });

    it("claim, then pay out once", async () => {
      expect(await trade.manager.claim()).toMatchObject([{ vouchers: 1 }]);
      expect((await balances()).shop).toBe(0n);
      expect((await trade.manager.settle()).transaction).toMatch(/^0x/);
      expect((await balances()).shop).toBe(34_000n);
      await expect(trade.manager.settle()).rejects.toThrow("nothing_to_settle");
    });

    it("give back what is left, after a claim of what was used since", async () => {
      await trade.buy();
      const settled = await trade.scheme.refund(trade.url);
      expect(settled).toMatchObject({ success: true, amount: "56000" });
      expect(await balances()).toEqual({ payer: 956_000n, shop: 34_000n });
      await trade.manager.settle();
      expect(await balances()).toEqual({ payer: 956_000n, shop: 44_000n });
    });

    it("call the contract by an ABI that is ours too", () => {
      const known = trade.abis.get(batchSettlement);
      const texts = (each: ethers.Interface) => each.fragments.map((fragment) => fragment.format("full"));
      const theirs = texts(new ethers.Interface(known as ethers.InterfaceAbi));
      expect(theirs.length).toBeGreaterThan(15);
      expect(theirs.filter((text) => !texts(channels.contract.interface).includes(text))).toEqual([]);
    });

    it("see a withdrawal that the payer starts, and claim before it ends", async () => {
      expect(await trade.buy()).toBe("10000");
      const [created] = await channels.contract.queryFilter("ChannelCreated");
      const config = (created as ethers.EventLog).args[1] as ethers.Result;
      const [balance = 0n, claimed = 0n] = await channels.state(config.toObject() as unknown as ChannelConfig);
      const whole = config.toArray();
      await mined(channels.by(payer), "initiateWithdraw", [whole, balance - claimed]);
      await channels.pass(900);
      await trade.manager.claimAndSettle();
      await mined(channels.by(payer), "finalizeWithdraw", [whole]);
      expect(await balances()).toEqual({ payer: 946_000n, shop: 54_000n });
      expect(await channels.state(config.toObject() as unknown as ChannelConfig)).toEqual([54_000n, 54_000n]);
    });
  },
);
