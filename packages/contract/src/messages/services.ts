/** Texts of recurring services; all of them are our own wording. */
export const services = {
  doneLater: 'O último serviço não pode ser depois de hoje.',
  intervalRequired: 'Informe de quanto em quanto tempo o serviço se repete.',
  kmRequired: 'Informe o km do último serviço.',
  nameTaken: 'Já existe um serviço com este nome.',
  doneThatDay: 'Este serviço já foi registrado neste dia.',
  switchedOff: 'Este serviço está inativo.',
  saved: 'Serviço registrado.',
} as const
