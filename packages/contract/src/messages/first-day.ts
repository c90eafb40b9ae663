/** Texts of what happens before the first day; all of them are our own wording. */
export const firstDay = {
  paperTaken: 'Já existe um papel com este nome.',
  readingTaken: 'Já existe uma leitura com este título.',
  neverAsked:
    'Não se pede a quem é admitido: gravidez, HIV, crédito, processos e exames. De saúde fica só apto ou inapto.',
  criminalKind:
    'Antecedentes são pedidos só onde o cargo diz por quê: escolha o tipo Antecedentes criminais.',
  notYet: 'Os papéis são pedidos depois do aceite da proposta ou da contratação.',
  openAlready: 'Os papéis desta candidatura já foram pedidos.',
  finished: 'Esta admissão já foi concluída.',
  missing: 'Ainda faltam papéis obrigatórios.',
  unchecked: 'Ainda há papéis obrigatórios para conferir.',
  fitnessMissing: 'Registre antes se a pessoa está apta.',
  nothingSent: 'Este papel ainda não foi enviado.',
  validated: 'Este papel já foi validado.',
  noBank: 'Os dados bancários ainda não foram informados.',
  asked: 'Pedido enviado por e-mail.',
  paperSent: 'Papel enviado.',
  bankSaved: 'Dados bancários guardados.',
  saved: 'Dados guardados.',
  subject: 'Antes do primeiro dia',
  mail: (name: string, vacancy: string, link: string) =>
    `Olá, ${name}.\n\nFalta pouco para o seu primeiro dia em ${vacancy}. Envie os papéis da admissão e os seus dados, com a sua senha:\n${link}`,
  returned: (paper: string, reason: string, link: string) =>
    `O papel "${paper}" precisa ser enviado de novo: ${reason}\n\n${link}`,
  sentNotice: (name: string) => `${name} enviou papéis da admissão.`,
} as const
