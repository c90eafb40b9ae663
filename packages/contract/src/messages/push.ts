/** Notices on one's devices (nosso). */
export const push = {
  address: 'O navegador mandou um endereço de avisos que não reconhecemos.',
  service: 'Este navegador usa um serviço de avisos que a Intranet não permite.',
  replaced: 'A chave de avisos desta instalação foi trocada. Tente de novo.',
  off: 'Os avisos em aparelhos estão desligados nesta instalação.',
  noDevice: 'Saia e entre de novo neste aparelho para receber avisos nele.',
  tooMany: (most: number) => `Você já recebe avisos em ${most} aparelhos. Encerre um deles.`,
  onCall: 'O plantão termina no futuro, em até 31 dias.',
  sameHours: 'O fim precisa ser diferente do início.',
  tooManyTests: 'Você já pediu dez avisos de teste nesta hora.',
  registered: 'Este aparelho recebe avisos.',
  ended: 'O aparelho não recebe mais avisos.',
  tested: 'Um aviso de teste está a caminho deste aparelho.',
  chosen: 'Sua escolha foi salva.',
  /** On the locked screen. */
  title: 'Intranet',
  test: 'Os avisos chegam neste aparelho.',
} as const
