/** Canaries, incidents and who answers for personal data (nosso). */
export const canaries = {
  noCustomer: 'Este provedor não tem cliente com este código.',
  taken: 'Este registro já é uma isca.',
  added: 'Registro-isca incluído.',
  removed: 'Registro-isca retirado: o cadastro continua, sem alarme.',
} as const

export const dataOfficers = {
  needsRole: 'O encarregado precisa ser Gestor de RH ou Super Admin.',
  saved: 'Encarregado salvo.',
} as const

export const trustTexts = {
  periodOrder: 'O fim vem depois do início.',
  inFuture: 'Ainda não aconteceu.',
  closed: 'Este incidente está encerrado.',
  tellFirst: 'Comunique à autoridade e às pessoas, ou registre por que não há risco.',
  saved: 'Incidente salvo.',
  counted: 'Registros apurados.',
  stepped: 'Registrado.',
  textSaved: 'Texto salvo.',
  copied: 'Texto copiado.',
} as const
