/** Texts of rides; all of them are our own wording. */
export const ride = {
  sameCity: 'A cidade de origem e a de destino devem ser diferentes.',
  past: 'A data da carona não pode ser anterior a hoje!',
  seats: 'Informe entre 1 e 8 vagas.',
  full: 'Não há vagas suficientes nesta carona.',
  askedAlready: 'Você já solicitou esta carona.',
  own: 'Você não pode solicitar a própria carona.',
  overlapping: 'Você já tem uma carona neste horário.',
  confirmed: (n: number) =>
    n === 1 ? 'Existe 1 passageiro confirmado.' : `Existem ${n} passageiros confirmados.`,
  companyValue: 'Carona em veículo da empresa não pode ter valor.',
  companyVehicle: 'Escolha um veículo vinculado a você ou com solicitação aprovada para a data.',
  bookedOnce: 'Um veículo reservado vale só para a viagem da reserva. Publique uma carona para cada dia.',
  share: 'O valor sugerido pode ser de até R$ 200,00.',
  tooLateToCancel: 'O cancelamento é permitido até 1 hora antes. Fale com o motorista.',
  tooEarly: 'A carona pode ser iniciada a partir de 30 minutos antes.',
  notLeftYet: 'Só é possível marcar “Não veio” a partir do horário da carona.',
  badStep: 'Esta mudança de situação não é permitida.',
  pastEdit: 'Uma carona que já passou não pode ser alterada.',
  closed: 'Esta carona não aceita mais pedidos.',
  blocked: 'Seu uso das caronas está bloqueado. Fale com quem gerencia as caronas.',
  otherDates: 'Outras datas próximas',
  published: 'Carona publicada.',
  asked: 'Pedido enviado ao motorista.',
  cancelled: (city: string, day: string, reason: string) =>
    `Carona para ${city} em ${day} foi cancelada: ${reason}`,
  askedNotice: (name: string, city: string, day: string) => `${name} pediu carona para ${city} em ${day}.`,
  moved: (city: string, day: string, words: readonly string[]) =>
    `A carona para ${city} em ${day} mudou: ${words.join('; ')}.`,
  movedDay: (day: string) => `agora é em ${day}`,
  movedHour: (hour: string) => `sai às ${hour}`,
  movedStart: (place: string, city: string) => `sai de ${place}, ${city}`,
  movedEnd: (place: string, city: string) => `vai até ${place}, ${city}`,
  answered: (city: string, day: string, word: string) =>
    `Seu pedido de carona para ${city} em ${day} foi ${word}.`,
  withdrawn: (name: string, city: string, day: string) =>
    `${name} cancelou o pedido de carona para ${city} em ${day}.`,
  driverGone: 'o motorista não está mais disponível',
  seatFree: (city: string, day: string) => `Um lugar da sua carona para ${city} em ${day} ficou livre.`,
  reminder: (city: string, day: string, hour: string) => `Sua carona para ${city} é em ${day} às ${hour}.`,
} as const
