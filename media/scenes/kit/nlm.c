/* Joint non-local means, the inner loop of denoise.py (compiled on first use; numpy does the same, slower).
   Half-buffer scheme: weights found in half A average half B, and the reverse. Guides: albedo, normal, depth. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define CL(v,n) ((v)<0?-(v)-1:((v)>=(n)?2*(n)-(v)-1:(v)))

static inline float fexp(float x){ /* exp for x in [-30,0], about 1e-3 */
  union{float f;int i;}u; float t=x*1.442695041f; int k=(int)floorf(t); float f=t-k;
  u.i=(k+127)<<23; return u.f*(1.f+f*(.6960656f+f*(.2244943f+f*.0794402f))); }

void nlm(int H,int W,int R,float k,float kf,
         const float*A,const float*B,const float*alb,const float*nor,const float*dep,
         const float*var,const float*va,const float*vn,const float*gd,float*out,float*weight){
  #pragma omp parallel for schedule(dynamic,4)
  for(int y=0;y<H;y++) for(int x=0;x<W;x++){
    int p=y*W+x; float sa[3]={0,0,0},sb[3]={0,0,0},wa=0,wb=0;
    float ia=1.f/(3*kf*(va[p]*4+3e-4f)), in=1.f/(3*kf*(vn[p]*4+4e-3f)), id=1.f/(kf*4*gd[p]);
    for(int dy=-R;dy<=R;dy++) for(int dx=-R;dx<=R;dx++){
      if(dx*dx+dy*dy>R*R+1) continue;
      int Y=CL(y+dy,H),X=CL(x+dx,W),q=Y*W+X; float f=0;
      for(int c=0;c<3;c++){ float d=alb[3*q+c]-alb[3*p+c]; f+=d*d*ia; }
      if(f>12) continue;
      for(int c=0;c<3;c++){ float d=nor[3*q+c]-nor[3*p+c]; f+=d*d*in; }
      { float d=dep[q]-dep[p]; f+=d*d*id; }
      if(f>12) continue;
      float dA=0,dB=0,vv=0; int n=0;
      for(int j=-1;j<=1;j++) for(int i=-1;i<=1;i++){
        int py=CL(y+j,H),px=CL(x+i,W),qy=CL(Y+j,H),qx=CL(X+i,W);
        int a=py*W+px,b=qy*W+qx; const float*a1=A+3*a,*a2=A+3*b,*b1=B+3*a,*b2=B+3*b;
        for(int c=0;c<3;c++){ float u=a1[c]-a2[c],v=b1[c]-b2[c]; dA+=u*u; dB+=v*v; }
        vv+=var[a]+(var[b]<var[a]?var[b]:var[a]); n++; }
      vv=2*vv/n; float den=1.f/(k*k*vv*4+1e-6f);
      float eA=(dA/(3*n)-vv*.5f)*den,eB=(dB/(3*n)-vv*.5f)*den;
      if(eA<f)eA=f; if(eB<f)eB=f; if(eA>24)eA=24; if(eB>24)eB=24;
      float ka=fexp(-eA),kb=fexp(-eB);
      for(int c=0;c<3;c++){ sb[c]+=ka*B[3*q+c]; sa[c]+=kb*A[3*q+c]; } wa+=kb; wb+=ka;
    }
    weight[p]=.5f*(wa+wb);
    for(int c=0;c<3;c++) out[3*p+c]=.5f*(sa[c]/(wa+1e-9f)+sb[c]/(wb+1e-9f));
  }
}
