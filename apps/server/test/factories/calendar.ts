/** An event as a form sends it. */
export const meeting = {
  titulo: 'Reunião de rede',
  tipo: 'reuniao' as const,
  inicio: '2026-06-11T14:00',
  fim: '2026-06-11T15:00',
  publico: 'pessoal' as const,
}
