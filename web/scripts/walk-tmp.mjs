import { launch } from './chromium.mjs';
const g=process.argv[2];
const b=await launch(); const c=await b.newContext({viewport:{width:390,height:844},hasTouch:true,isMobile:true,locale:'cs'});
const p=await c.newPage(); let n=0; const shot=async(t)=>{await p.screenshot({path:`/tmp/walk/${g}-${String(n++).padStart(2,'0')}.png`}); console.log(n-1,t, await p.evaluate(()=>document.querySelector('[data-testid=status]')?.textContent));};
await p.goto('http://localhost:8098/'); await p.waitForTimeout(2500); await shot('home');
await p.locator(`[data-testid=card-${g}] .button.primary`).tap(); await p.waitForTimeout(700); await shot('0.7s'); await p.waitForTimeout(1500); await shot('2.2s'); await p.waitForTimeout(4500); await shot('6.7s');
const act=async()=>p.evaluate(()=>{const q=s=>[...document.querySelectorAll(s)]; const m=e=>{const r=e.getBoundingClientRect(); return [r.x+r.width/2,r.y+r.height/2]}; const die=q('[data-testid=which-die] button')[0]; if(die) return m(die); const pr=q('[data-testid=primary]')[0]; const t=q('[data-target=true]'); if(t.length) return m(t[Math.floor(Math.random()*t.length)]); if(pr&&!pr.disabled) return m(pr); const s=q('[data-source=true]'); return s.length?m(s[Math.floor(Math.random()*s.length)]):null;});
for(let i=0;i<10;i++){const at=await act(); if(at) await p.touchscreen.tap(...at); await p.waitForTimeout(900); await shot('act '+i);}
await b.close();
