/** The public forms with a privacy notice, and what each says of it. No schemas: public pages load this. */
export const noticeForms = {
  candidatura: 'Candidaturas e currículos',
  patrocinio: 'Solicitações de patrocínio',
  roleta: 'Roletas e campanhas',
  contratacao: 'Contratação de internet',
} as const
export type NoticeForm = keyof typeof noticeForms

/** The parts of a notice in the order of its page. */
export const noticeParts = {
  controlador: 'Quem é o controlador dos dados',
  finalidade: 'Para que os dados são usados',
  retencao: 'Por quanto tempo são guardados',
  direitos: 'Os seus direitos',
  contato: 'Contato',
} as const

/** Where a form's notice is read. */
export const noticeAddress = (form: NoticeForm) => `/privacidade/${form}` as const
