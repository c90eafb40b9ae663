/** "1 item", "3 itens". */
export const itemsOf = (count: number) => (count === 1 ? '1 item' : `${count} itens`)
