export const layout = {
  newCampaign: 'NOVA CAMPANHA',
  newChannel: 'NOVO CANAL',
  channels: 'CANAIS',
  campaigns: 'CAMPANHAS DE COMUNICAÇÃO',
} as const

export const restriction = {
  duplicated:
    'Já existe uma restrição cadastrada para esse cliente, atualize as preferências através da tabela de restrições!',
} as const
