import { palette } from '#app/estate/palette.ts'

/** Replaces a missing picture: a night sea drawn in hairlines. */
export function PicturePlaceholder({ alt }: { alt: string }) {
  return (
    <svg
      className="block size-full *:[vector-effect:non-scaling-stroke]"
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      stroke={palette.seaGlass}
      strokeWidth="1"
      role="img"
      aria-label={alt}
      aria-hidden={alt === ''}
    >
      <path fill={palette.ink} stroke="none" d="M0 0h1600v1000H0z" />
      <circle cx="1010" cy="330" r="62" stroke={palette.oat} />
      <path stroke={palette.moss} fill={palette.ink} d="M-10 618C140 600 250 520 372 508s196 62 300 96 180 12 260 16" />
      <path stroke={palette.moss} d="M120 604c70-30 130-66 214-74M210 612c60-24 118-44 190-48M330 616c50-14 100-18 160-14" />
      <path d="M-10 620h1620" />
      <path opacity=".6" d="M880 652h290M760 690h120m60 0h330M930 730h170m90 0h60M840 776h110m40 0h240M700 830h190m80 0h160" />
      <path opacity=".3" d="M120 700h260M300 760h180M60 840h300M1260 700h240M1180 800h320M420 900h360m140 0h420" />
    </svg>
  )
}
