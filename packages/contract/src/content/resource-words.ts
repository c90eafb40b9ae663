/** What resources are called, apart from their schemas. */
export const resourceTypeNames = {
  sala: 'Sala',
  equipamento: 'Equipamento',
  material_marca: 'Material da marca',
  documento_modelo: 'Modelo de documento',
} as const
export type ResourceType = keyof typeof resourceTypeNames

/** What can be booked; the others are downloaded. */
export const bookableTypes = ['sala', 'equipamento'] as const
export const materialTypes = ['material_marca', 'documento_modelo'] as const

export const bookingStateNames = { confirmada: 'Confirmada', cancelada: 'Cancelada' } as const

export const LONGEST_BOOKING_DAYS = 14
