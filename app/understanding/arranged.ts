/** What is arranged by people or done by others: no entry has a price of it, and a night's is none. */
export const arranged = new Set(
  'engagement elopement anniversary taxis takeaways cafes eating_out sauna yoga meditation reiki forest_bathing picnic wine experiences vouchers'.split(
    ' ',
  ),
)
