import type { AmenityIcon as Name } from './amenities.ts'

/** Hairline drawings on a 24 × 24 grid. */
const drawings: Record<Name, string> = {
  bath: 'M3 12h18v3a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 20.5 5 22m13-1.5 1 1.5M9 8c-1-1.5 1-2 0-4m3.5 4c-1-1.5 1-2 0-4M16 8c-1-1.5 1-2 0-4',
  shower: 'M4 21V6a3.5 3.5 0 0 1 7 0v1M7.5 10a3.5 3.5 0 0 1 7 0zM9 13l-.5 2m3-2-.2 2m3-2 .5 2m-5.8 2-.5 2m3.2-2v2m3-2 .5 2',
  heating: 'M3 20h18M3 17h18M8 13c-1.5-2 1.5-3 0-6s1.5-3 0-5m8 11c-1.5-2 1.5-3 0-6s1.5-3 0-5M12 13c-1.5-2 1.5-3 0-6',
  stove: 'M5 8h14v11H5zM7 19v3m10-3v3M10 8V2h4v6M8.5 11h7v5h-7zm3.5 5c-2-1.500-.8-3 0-4 .8 1 2 2.500 0 4',
  window: 'M4 2.500h16v19H4zM12 2.500v19M4 12h16M2 21.500h20',
  bed: 'M3 20V8m18 12v-6H3m18 0v-1.500a2.500 2.500 0 0 0-2.500-2.500H10v4M3 17.500h18M5 12a1.800 1.800 0 1 0 3.600 0A1.800 1.800 0 1 0 5 12',
  hob: 'M3 4h18v16H3zM6 9a2.500 2.500 0 1 0 5 0 2.500 2.500 0 1 0-5 0m8 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6.500 15.500h11',
  cinema: 'M3 5h18v11H3zM8 20h8M12 16v4M10.500 8.500v4l3.500-2z',
  wifi: 'M2.500 9a14 14 0 0 1 19 0M5.500 12.500a9.500 9.500 0 0 1 13 0M8.800 16a4.800 4.800 0 0 1 6.400 0M12 19.500v.1',
  parking: 'M4 3h16v18H4zM9.500 17V7h3.500a3 3 0 0 1 0 6H9.500',
  guests:
    'M6 7.500a2.800 2.800 0 1 0 5.600 0 2.800 2.800 0 1 0-5.600 0M3 20c0-4 2.500-6.500 5.800-6.500S14.500 16 14.500 20M14 5a2.800 2.800 0 0 1 0 5.400M16 13.700c3 .3 5 2.800 5 6.300',
  paw: 'M12 12.500c-2.500 0-5 2.500-5 5 0 1.500 1.200 2.500 2.500 2.500 1 0 1.700-.5 2.500-.5s1.500.5 2.500.5c1.300 0 2.500-1 2.500-2.500 0-2.500-2.500-5-5-5M4.500 11.500a1.500 2 0 1 0 3 0 1.500 2 0 1 0-3 0m4-4.500a1.500 2 0 1 0 3 0 1.500 2 0 1 0-3 0m4 0a1.500 2 0 1 0 3 0 1.500 2 0 1 0-3 0m4 4.500a1.500 2 0 1 0 3 0 1.500 2 0 1 0-3 0',
  stone: 'M3 6h7v5H3zm7 0h11v5H10zM3 11h11v5H3zm11 0h7v5h-7zM3 16h6v4H3zm6 0h12v4H9z',
  trees: 'M8 21v-3M8 3l4 6H9.500l3.500 5H10l3 4H3l3-4H3l3.500-5H4zM17 21v-3m0-11 3 4.500h-2l3 4h-2l2 2.500h-7',
}

export function AmenityIcon({ name }: { name: Name }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-7 shrink-0 text-muted"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.1"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  )
}
