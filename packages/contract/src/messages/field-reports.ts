/** Texts of reports from the field; all of them are our own wording. */
export const fieldReports = {
  cityNeeded: 'Informe a cidade ou use a posição do aparelho.',
  districtNeeded: 'Informe o bairro.',
  positionDenied: 'O navegador não deu a posição. Informe a cidade e o bairro.',
  positionFailed: 'A posição não foi encontrada. Informe a cidade e o bairro.',
  sent: 'Relato enviado. Você será avisado do que for feito.',
  decided: 'Este relato já foi decidido.',
  incidentOver: 'Este incidente já foi encerrado. Escolha um aberto.',
  newReport: (text: string) => `Novo relato do campo: ${text}`,
  proposal: (people: number, minutes: number, place: string | null) =>
    `${people} pessoas relataram ${place ? `em ${place}` : 'no mesmo lugar'} em ${minutes} minutos. Abrir um incidente?`,
  joined: (title: string) => `O que você relatou está no incidente ${title}. Você será avisado do andamento.`,
  answered: (answer: string) => `Resposta ao seu relato: ${answer}`,
} as const
