export const refunds = {
  title: "Pengembalian dana",
  lead: "Uang yang kembali ke pembayar, terbaru di atas.",
  none: "Belum ada pengembalian dana",
  noneMore: "Buka sebuah pembayaran untuk mengembalikannya seluruhnya atau sebagian.",
  noneMatch: "Tidak ada pengembalian dana dengan status ini",
  payment: "Pembayaran",
};

export const refund = {
  title: "Pengembalian dana",
  none: "Belum ada yang dikembalikan dari pembayaran ini.",
  sum: "{{refunded}} dari {{amount}} sudah dikembalikan",
  pendingSum: "{{amount}} masih berjalan",
  open: "Kembalikan dana",
  dialog: "Kembalikan {{amount}}",
  lead: "Uang dikirim dari dompet yang menerima pembayaran ke pembayar {{payer}}. Lunas membayar gasnya.",
  amount: "Jumlah dalam rupiah",
  amountHint: "Paling banyak {{remaining}}.",
  wrongAmount: "Antara Rp\u00a00,01 dan {{remaining}}, misalnya 5.000 atau 5.000,50",
  reason: "Alasan (opsional)",
  reasonHint: "Untuk catatan Anda sendiri. Pembayar tidak melihatnya.",
  signer: "Dompet {{wallet}} harus menandatangani.",
  noWallet:
    "Tidak ada dompet di peramban ini. Pengembalian dana memerlukan tanda tangan {{wallet}}: buka halaman ini di peramban yang memiliki dompet itu.",
  signWith: "Kembalikan dengan {{name}}",
  approvalTitle: "Satu persetujuan dahulu",
  approvalMore:
    "Permit2, kontrak yang memindahkan uangnya, belum disetujui dompet ini. Dompet mengirim transaksi persetujuan dahulu; gasnya dibayar dengan {{coin}} dari dompet ini. Setelah itu dompet menandatangani pengembalian dana, yang tidak memerlukan gas.",
  approveForLater: "Setujui juga untuk pengembalian dana berikutnya: selanjutnya cukup satu tanda tangan.",
  steps: {
    preparing: "Menyiapkan dan memeriksa pengembalian dana…",
    connecting: "Pilih akun dan jaringan di dompet…",
    approving: "Setujui di dompet; lalu transaksinya masuk ke blok…",
    signing: "Tandatangani pengembalian dana di dompet…",
    sending: "Mengirim pengembalian dana…",
  },
  pending: "Pengembalian dana sedang berjalan. Jendela ini boleh ditutup.",
  confirmed: "{{amount}} sudah kembali ke pembayar.",
  failed: "Pengembalian dana gagal, dan tidak ada uang yang berpindah: {{message}}",
  late: "Pihak lain menyelesaikannya setelah gagal: pembayar sudah menerima uangnya.",
  signed:
    "Pengembalian dana sebesar {{amount}} sudah ditandatangani, dan layanan belum menjawab. Kirim lagi: tetap pengembalian dana yang sama. Tanda tangan baru akan menjadi pengembalian kedua.",
  again: "Kirim lagi yang sudah ditandatangani",
  reasons: {
    not_final:
      "Blok pembayaran ini belum final. Di produksi pengembalian dana menunggu sampai final, beberapa menit. Coba lagi nanti.",
    not_settled: "Hanya pembayaran yang sudah diselesaikan yang dapat dikembalikan.",
    too_many_refunds: "Jumlah pengembalian dana untuk pembayaran ini sudah mencapai batas.",
    refund_exceeds_payment: "Ini lebih dari sisa pembayaran. Mungkin pengembalian dana lain masih berjalan.",
    refund_data_wrong:
      "Data yang harus ditandatangani bukan pengembalian dana ini ({{field}} berbeda). Tidak ada yang ditandatangani. Hubungi operator sebelum mencoba lagi.",
    wallet_refused: "Ditolak di dompet. Tidak ada uang yang berpindah; coba lagi bila sudah siap.",
    wallet_busy: "Dompet sedang menunggu jawaban. Buka dompet dan setujui di sana.",
    wallet_empty: "Dompet tidak membagikan akun. Pilih satu akun di dompet lalu coba lagi.",
    wallet_disconnected: "Dompet tidak terhubung ke jaringan. Pilih jaringan di dompet lalu coba lagi.",
    wallet_failed:
      "Dompet tidak dapat melakukannya. Buka kuncinya, pastikan ada gas untuk persetujuan, lalu coba lagi.",
    wallet_other_account:
      "Ini dompet lain. Pembayaran diterima oleh {{expected}}: pilih akun itu di dompet lalu coba lagi.",
    wallet_wrong_chain: "Dompet berada di jaringan lain. Pindahkan ke {{network}} (rantai {{chainId}}) lalu coba lagi.",
    approval_failed: "Persetujuan gagal di jaringan. Tidak ada uang yang berpindah; coba lagi.",
    approval_pending: "Persetujuan belum tampak di jaringan. Tunggu sebentar lalu coba lagi.",
    no_permit2_approval: "Persetujuan Permit2 belum ada atau terlalu kecil. Coba lagi.",
    insufficient_balance: "IDRX di dompet tidak cukup untuk pengembalian dana ini.",
    expired_deadline: "Terlalu lama, sehingga tanda tangan kedaluwarsa. Coba lagi.",
    invalid_signature: "Tanda tangan bukan dari dompet yang menerima pembayaran. Pilih akunnya lalu coba lagi.",
    simulation_failed: "Jaringan akan menolak pengembalian dana ini. Tidak ada uang yang berpindah.",
  },
};
