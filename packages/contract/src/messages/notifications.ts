export const notification = {
  tooMany: 'Você já notificou dez vezes nesta hora. Tente mais tarde.',
  notYours: 'Há pessoas que não são dos seus provedores.',
  empty: 'Nenhuma notificação',
  emptyIncidents: 'Nenhum Incidente',
  markReadFailed: 'Ocorreu algum erro ao marcar as notificações como lidas',
  now: 'Agora',
  minutes: 'm',
  hours: 'h',
  days: 'd',
  // nosso
  unknownType: 'Nova notificação',
  forgotten: 'Os dados desta notificação foram apagados.',
} as const

export const reaction = {
  waving_hand: 'Parabéns',
  cake: 'Quero Bolo!',
  favorite: 'Amei',
  thumb_up: 'Gostei',
  // nosso
  unknown: 'Reagiu',
} as const
