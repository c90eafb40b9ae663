export const news = {
  coverFormat: 'O formato da imagem de capa não é permitido!',
  auxiliaryFormat: 'O formato da imagem auxiliar não é permitido!',
  // nosso
  audienceDepartment: 'O departamento não é deste provedor.',
  providerRequired: 'Escolha um provedor: só quem gerencia publica para o grupo todo.',
  publishRefused: 'Só quem gerencia as novidades publica. Salve como inativa para revisão.',
  over: 'A data de expiração já passou: mude-a antes de publicar.',
  confirm: 'Li e concordo',
  confirmed: 'Leitura confirmada.',
  published: 'Novidade publicada.',
  confirmAgain: 'Solicitar nova confirmação?',
  remind: 'Cobrar pendentes',
  requiredReading: 'Leitura obrigatória',
  notOnShow: 'Esta novidade não está no ar. Publique-a antes de cobrar a leitura.',
} as const

/** FAQ and handbook. */
export const knowledge = {
  suggestionDeleted: (pergunta: string) => `Sua pergunta sugerida foi excluída sem resposta: ${pergunta}`,
  useful: 'Esta resposta foi útil?',
  suggest: 'Sugerir pergunta',
  suggested: 'Pergunta enviada. Obrigado!',
  publishRefused: 'Só quem gerencia publica. Salve como inativa para revisão.',
  placeRefused: 'Só quem gerencia muda provedor, categoria e ordem de um artigo publicado.',
  aware: 'Li e estou ciente',
} as const

/** Calendar and bookable resources (nosso). */
export const calendar = {
  addressMade:
    'Você criou um endereço do seu calendário. Se não foi você, encerre as suas sessões em Segurança.',
  addressesEnded:
    'Os endereços do seu calendário foram encerrados com as suas sessões. Crie outros, se precisar.',
  endBeforeStart: 'A data de fim deve ser maior ou igual à data de início.',
  resourceTaken: 'Este recurso já está reservado neste horário.',
} as const
