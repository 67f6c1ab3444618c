export interface DemoDesign {
  readonly name: string;
  readonly description: string;
  /** As the compiler prints it. */
  readonly style: string;
}

/** Nameplates that players of the demo world designed. */
export const demoDesigns: readonly DemoDesign[] = [
  {
    name: 'Ink on Paper',
    description: 'Black ink, no lines',
    style: `.{id} {
  border: 1px solid #CFC6B4;
  background: repeating-linear-gradient(0deg, rgba(120, 100, 60, 0.07) 0 1px, transparent 1px 4px), #F4EFE4;
  color: #1B1A1E;
  font-weight: 700;
}

.{id}::before {
  content: "";
  position: absolute;
  right: -14px;
  top: 7px;
  width: 78px;
  height: 18px;
  background: linear-gradient(90deg, transparent, #1B1A1E 26%, #2A2830 70%, #1B1A1E);
  border-radius: 60% 10% 20% 70%;
  transform: rotate(-9deg);
  clip-path: polygon(0 52%, 14% 24%, 40% 8%, 70% 14%, 100% 0, 100% 76%, 74% 92%, 44% 84%, 20% 96%);
}

.{id}::after {
  content: "";
  position: absolute;
  right: 14px;
  top: 8px;
  width: 16px;
  height: 16px;
  border-radius: 3px;
  background: #C8322A;
  box-shadow: inset 0 0 0 2px #C8322A, inset 0 0 0 3px #F4D9CF, inset 5px 0 0 3px #C8322A;
}
`,
  },
  {
    name: 'After Hours',
    description: 'The sign stays on',
    style: `.{id} {
  border: 2px solid #FF4FC3;
  border-radius: 9px;
  background: radial-gradient(100% 140% at 100% 50%, #3A0A34, #12060F 70%);
  color: #FFE3F7;
  text-shadow: 0 0 8px rgba(255, 79, 195, 0.9);
  box-shadow: inset 0 0 10px rgba(255, 79, 195, 0.65);
  animation: {id}-1 6s ease-in-out infinite;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 12px;
  top: 5px;
  width: 20px;
  height: 20px;
  border: 2px solid #54E6FF;
  border-radius: 50%;
  box-shadow: inset 0 0 6px #54E6FF, 0 0 6px #54E6FF;
  clip-path: polygon(0 0, 70% 0, 70% 34%, 100% 34%, 100% 100%, 0 100%);
}

.{id}::after {
  content: "";
  position: absolute;
  right: 38px;
  top: 14px;
  width: 18px;
  height: 2px;
  background: #54E6FF;
  box-shadow: 0 0 6px #54E6FF;
}

@keyframes {id}-1 {
  from {
    filter: brightness(1);
  }
  92% {
    filter: brightness(1);
  }
  95% {
    filter: brightness(0.8);
  }
  to {
    filter: brightness(1);
  }
}
`,
  },
  {
    name: 'Carbon Weave',
    description: 'Woven by hand',
    style: `.{id} {
  border: 1px solid #5A6680;
  background: linear-gradient(180deg, rgba(255, 255, 255, 0.09), transparent 45%, rgba(0, 0, 0, 0.35)), repeating-linear-gradient(45deg, transparent 0 3px, rgba(0, 0, 0, 0.5) 3px 6px), repeating-linear-gradient(-45deg, #2B3242 0 3px, #1A1F2B 3px 6px);
  color: #F2F5FA;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 0;
  top: 0;
  width: 34px;
  height: 34px;
  background: linear-gradient(90deg, #E2333F 0 6px, transparent 6px 10px, #FFFFFF 10px 13px, transparent 13px);
  transform: skewX(-20deg);
}
`,
  },
  {
    name: 'Deep Woods',
    description: 'Nobody saw it coming',
    style: `.{id} {
  border: 1px solid #7E8F5A;
  background: radial-gradient(30px 12px at 20px 6px, #26361C 98%, transparent), radial-gradient(26px 10px at 84px 28px, #1E2C17 98%, transparent), radial-gradient(22px 9px at 126px 6px, #55643A 98%, transparent), radial-gradient(26px 11px at 176px 26px, #6E7A48 98%, transparent), radial-gradient(18px 8px at 156px 14px, #1B2714 98%, transparent), radial-gradient(16px 9px at 60px 12px, #43522C 98%, transparent), #35452A;
  color: #F5F8E8;
}
`,
  },
  {
    name: 'First Snow',
    description: 'It falls all year',
    style: `.{id} {
  border: 1px solid #A9D8F5;
  background: linear-gradient(180deg, #12365A, #1E5A86 82%, #E8F4FC 84%);
  color: #FFFFFF;
}

.{id}::before {
  content: "";
  position: absolute;
  right: 0;
  top: -34px;
  width: 64px;
  height: 68px;
  background: radial-gradient(circle at 8px 6px, #FFFFFF 1px, transparent 2px), radial-gradient(circle at 30px 20px, rgba(255, 255, 255, 0.8) 1.5px, transparent 2.5px), radial-gradient(circle at 44px 9px, #FFFFFF 1px, transparent 2px), radial-gradient(circle at 20px 29px, rgba(255, 255, 255, 0.7) 1px, transparent 2px);
  background-size: 52px 34px;
  opacity: 0.75;
  animation: {id}-1 6s linear infinite;
}

.{id}::after {
  content: "";
  position: absolute;
  right: 14px;
  bottom: 5px;
  width: 22px;
  height: 20px;
  background: linear-gradient(#2F6B5A, #143C34);
  clip-path: polygon(50% 0, 78% 38%, 66% 38%, 100% 78%, 58% 78%, 58% 100%, 42% 100%, 42% 78%, 0 78%, 34% 38%, 22% 38%);
}

@keyframes {id}-1 {
  from {
    transform: translateY(0);
  }
  to {
    transform: translateY(34px);
  }
}
`,
  },
];
